/** An image as it is stored: upright, in a common size and without metadata, or a HEIC file that could not be decoded here. */
export type PreparedImage =
  | { outcome: 'prepared'; kind: 'jpeg' | 'heic'; bytes: Buffer }
  | { outcome: 'unreadable' }
  | { outcome: 'busy' }

/** Prepares the image in a file. What the file is has been decided by its content. */
export type PrepareImage = (path: string) => Promise<PreparedImage>
