import type { Encoding, FeedFormat } from '#domain/feeds/feed-format.ts'
import type { BrokenRow, FeedRow } from '#domain/feeds/feed-row.ts'

/** Reads feed files of any format. */
export type FeedReader = {
  /**
   * Inspects the whole file once without parsing it. Throws an `UnusableFile` for a file that cannot be a feed, and another
   * `FeedProblem` where there is none.
   */
  open(path: string): Promise<FeedFile>
}

export type FeedFile = {
  name: string
  bytes: number
  modifiedAt: Date
  /** Differs whenever the content differs. */
  fingerprint: string
  /** The detected encoding, used if the mapping names none. */
  encoding: Encoding
  /**
   * The records one by one, in bounded memory, as long as the file has not changed since it was opened. Throws a
   * `FeedProblem` if the whole file cannot be trusted, for example because it was cut off.
   */
  rows(format: FeedFormat, onProgress: (bytesRead: number) => void): AsyncIterable<FeedRow | BrokenRow>
}

/** The reason why the whole feed is unusable. Nothing of it may be applied. */
export class FeedProblem extends Error {}

/** The file is there, but nothing in it can be read as a feed. */
export class UnusableFile extends FeedProblem {
  readonly file: Pick<FeedFile, 'name' | 'modifiedAt'>

  constructor(reason: string, file: Pick<FeedFile, 'name' | 'modifiedAt'>) {
    super(reason)
    this.file = file
  }
}
