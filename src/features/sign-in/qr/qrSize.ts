/** The side of the QR code and of its replacements, px. */
export const QR_SIZE = 220;
