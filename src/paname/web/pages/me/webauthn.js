// The browser's side of passkeys: our JSON becomes what it wants, and what it answers becomes JSON.

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** @param {any[]} [list] */
const named = (list) => list?.map((one) => ({ ...one, id: bytes(one.id) }));

/** Whether this browser has passkeys for this address; a bare number has none. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

/** Make a passkey. @param {any} options */
export const makePasskey = async (options) => {
  const publicKey = {
      ...options,
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: named(options.excludeCredentials),
    },
    made = /** @type {any} */ (await navigator.credentials.create({ publicKey })),
    { clientDataJSON, attestationObject } = made.response;
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) },
  };
};

/** Sign a question with a passkey. @param {any} options */
export const usePasskey = async (options) => {
  const publicKey = {
      ...options,
      challenge: bytes(options.challenge),
      allowCredentials: named(options.allowCredentials),
    },
    signed = /** @type {any} */ (await navigator.credentials.get({ publicKey })),
    { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    id: signed.id,
    rawId: text(signed.rawId),
    type: signed.type,
    response: {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: text(userHandle),
    },
  };
};
