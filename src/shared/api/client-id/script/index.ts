/**
 * A separate bundle at a static path, loaded when the sign-in dialog opens. It provides a random id
 * and sends nothing (D23).
 */
window.verificationCodeScript = {
  clientId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
};
