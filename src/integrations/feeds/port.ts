import type { Encoding, FeedFormat } from '#domain/feeds/feed-format.ts'
import type { BrokenRow, FeedRow } from '#domain/feeds/feed-row.ts'

/** What the platform needs from whatever a feed's file is written in. */
export type FeedReader = {
  /** Looks at the whole file once, without understanding it. Refuses with a `FeedProblem` what no feed can be. */
  open(path: string): Promise<FeedFile>
}

export type FeedFile = {
  name: string
  bytes: number
  modifiedAt: Date
  /** Differs whenever the content does. */
  fingerprint: string
  /** How its letters look to be written down, where the mapping does not say. */
  encoding: Encoding
  /**
   * The records one after another, in bounded memory, as long as the file has not changed since it was opened.
   * Throws a `FeedProblem` when the file as a whole cannot be trusted, such as one that was cut off.
   */
  rows(format: FeedFormat, onProgress: (bytesRead: number) => void): AsyncIterable<FeedRow | BrokenRow>
}

/** The whole feed cannot be used, and here is why; nothing of it may be applied. */
export class FeedProblem extends Error {}
