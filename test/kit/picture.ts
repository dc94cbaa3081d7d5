/** A picture of one point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Creates a picture of which each text makes another. */
export const pictureWith = (text: string): Buffer => Buffer.concat([PNG, Buffer.from(text)])
