// The trades of Paris: the colours of their awnings and their signs.
import { rect, circle, stroke, path } from './svg.js';
const K = 'var(--contour)';
/** type: awning colours and wall tint. @type {Record<string, {a: string, z: string, wall: string}>} */
export const TYPES = {
  cafe: { a: '#57753a', z: '#f4ecd2', wall: '#f3e2b8' },
  bakery: { a: '#c98a1b', z: '#fbf1d2', wall: '#f6e3c0' },
  residence: { a: '#6f8fa3', z: '#e8eef0', wall: '#eadfc6' },
  restaurant: { a: '#b4371a', z: '#fbeedd', wall: '#f3dcc0' },
  hotel: { a: '#1d4a63', z: '#e6eef2', wall: '#e6e0cd' },
  theatre: { a: '#75426c', z: '#f6e6f0', wall: '#efdcd2' },
};
/** Signs, 60 box round 0,0. @type {Record<string, () => string>} */
export const typeIcon = {
  cafe: () =>
    path('M-20 -8 H12 V8 C12 18 4 22 -4 22 C-12 22 -20 18 -20 8 Z', '#fff8e6', K, 4) +
    path('M12 -4 C24 -6 24 12 11 11', 'none', K, 4) +
    stroke('M-12 -16 q4 -5 0 -10 M-2 -16 q4 -5 0 -10', K, 3.4),
  bakery: () =>
    path(
      'M-26 8 C-24 -12 -10 -22 4 -20 C18 -18 26 -6 26 8 C20 14 16 4 10 2 C4 8 -4 8 -10 2 C-16 4 -20 14 -26 8 Z',
      '#e2a24a',
      K,
      4,
      'stroke-linejoin="round"',
    ) + stroke('M-12 -12 L-10 1 M3 -19 L0 4 M17 -12 L11 1', '#7a4a12', 3.4),
  residence: () =>
    path('M-22 22 V-4 L0 -24 L22 -4 V22 Z', '#fff8e6', K, 4, 'stroke-linejoin="round"') +
    rect(-6, 4, 12, 18, '#6f8fa3', 0, `stroke="${K}" stroke-width="3.4"`),
  restaurant: () =>
    stroke('M-12 -24 V24', K, 5) +
    stroke('M-19 -24 V-8 Q-19 -2 -12 -2 Q-5 -2 -5 -8 V-24', K, 4) +
    path('M10 24 V2 C2 0 4 -22 14 -24 V24 Z', '#fff8e6', K, 4, 'stroke-linejoin="round"'),
  hotel: () =>
    path('M-22 12 C-22 -10 -10 -16 0 -16 C10 -16 22 -10 22 12 Z', '#e3ae36', K, 4, 'stroke-linejoin="round"') +
    rect(-26, 12, 52, 8, '#fff8e6', 3, `stroke="${K}" stroke-width="4"`) +
    circle(0, -20, 4.5, '#e3ae36', `stroke="${K}" stroke-width="3.4"`),
  theatre: () =>
    path(
      'M-24 -16 C-10 -22 10 -22 24 -16 C24 6 14 22 0 24 C-14 22 -24 6 -24 -16 Z',
      '#fff8e6',
      K,
      4,
      'stroke-linejoin="round"',
    ) +
    path('M-15 -6 q5 -6 11 0 q-6 5 -11 0 Z M4 -6 q5 -6 11 0 q-6 5 -11 0 Z', K) +
    path('M-12 6 Q0 18 12 6 Q0 12 -12 6 Z', '#b4371a', K, 3),
};
