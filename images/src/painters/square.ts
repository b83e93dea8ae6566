import sharp from 'sharp'

/** The smallest picture that a far painter may send. */
export const squareBase64 = (
  await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2f6660' } })
    .png()
    .toBuffer()
).toString('base64')
