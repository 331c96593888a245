import type { Encoding, FeedFormat } from '#domain/feeds/feed-format.ts'
import type { BrokenRow, FeedRow } from '#domain/feeds/feed-row.ts'

/** Reads feed files of any format. */
export type FeedReader = {
  /** Inspects the whole file once without parsing it. Throws a `FeedProblem` for a file that cannot be a feed. */
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
