// Short sounds, made when they are heard: no files. Silent until somebody asks for them.

/** @typedef {{notes: [number, number][], wave: OscillatorType, length: number, noise?: boolean}} Tone */
/** @type {Record<string, Tone>} */
const TONES = {
  stone: { notes: [[140, 0]], wave: 'sine', length: 0.12, noise: true },
  slate: {
    notes: [
      [320, 0],
      [240, 0.04],
    ],
    wave: 'triangle',
    length: 0.14,
    noise: true,
  },
  flame: { notes: [[520, 0]], wave: 'sine', length: 0.3, noise: true },
  card: { notes: [[700, 0]], wave: 'triangle', length: 0.07, noise: true },
  coin: {
    notes: [
      [1180, 0],
      [1570, 0.06],
    ],
    wave: 'sine',
    length: 0.22,
  },
  key: {
    notes: [
      [880, 0],
      [660, 0.05],
    ],
    wave: 'square',
    length: 0.08,
  },
  call: { notes: [[990, 0]], wave: 'sine', length: 0.35 },
  bell: {
    notes: [
      [784, 0],
      [1046, 0.12],
    ],
    wave: 'sine',
    length: 0.5,
  },
  rise: {
    notes: [
      [196, 0],
      [294, 0.12],
      [392, 0.24],
      [494, 0.36],
      [587, 0.48],
    ],
    wave: 'triangle',
    length: 0.9,
  },
  ribbon: {
    notes: [
      [659, 0],
      [784, 0.1],
      [988, 0.2],
      [784, 0.34],
      [988, 0.44],
    ],
    wave: 'sine',
    length: 0.5,
  },
  end: {
    notes: [
      [392, 0],
      [494, 0.05],
      [587, 0.1],
      [784, 0.15],
    ],
    wave: 'triangle',
    length: 1.2,
  },
};

/** @type {AudioContext | null} */
let audio = null;
let volume = 0;

/** @param {number} level 0 is silence */
export const setVolume = (level) => {
  volume = level;
};

/** @param {string} name */
export const play = (name) => {
  const tone = TONES[name];
  if (!tone || volume === 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  for (const [pitch, after] of tone.notes) ring(audio, tone, pitch, audio.currentTime + after);
};

/** @param {AudioContext} context @param {Tone} tone @param {number} pitch @param {number} at */
const ring = (context, tone, pitch, at) => {
  const gain = context.createGain(),
    source = context.createOscillator();
  gain.gain.setValueAtTime(volume * (tone.wave === 'square' ? 0.08 : 0.22), at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + tone.length);
  source.type = tone.wave;
  source.frequency.setValueAtTime(pitch, at);
  if (tone.noise) source.frequency.exponentialRampToValueAtTime(pitch * 0.45, at + tone.length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + tone.length);
};
