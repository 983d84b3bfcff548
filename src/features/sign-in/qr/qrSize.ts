/** The side of the QR code and of what stands in its place, px. */
export const QR_SIZE = 220;
