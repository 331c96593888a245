import { hash } from 'node:crypto'
import type { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import { snapshotTime } from '#domain/feeds/snapshot-time.ts'
import { type FeedReader, UnusableFile } from '#integrations/feeds/port.ts'
import type { Site } from '#sites/site.ts'
import { feedDealer } from './feed-dealer.ts'
import type { FeedSource } from './incoming-rows.ts'

export type FeedRequest = {
  path: string
  mapping: FeedMapping
  /** The text of the mapping. When it changes, the same file is imported again. */
  mappingText: string
}

export type FeedTools = {
  site: Site
  feeds: FeedReader
  onProgress: FeedSource['onProgress']
}

/** Change this when feeds are read differently, so that the next import reads the same file again. */
const READER = 'reserved-status'

/** An open feed file with its time, and a fingerprint of everything that affects how it is read. */
export type OpenedFeed = FeedSource & { snapshotAt: Date; fingerprint: string }

export async function openFeed(
  { path, mapping, mappingText }: FeedRequest,
  { site, feeds, onProgress }: FeedTools,
): Promise<OpenedFeed> {
  const file = await feeds.open(path)
  const snapshotAt = snapshotTime(mapping.snapshotTime, file, site.timeZone)
  if (!snapshotAt)
    throw new UnusableFile(
      `The name ${file.name} has no date and time in the format that the mapping expects.`,
      file,
    )

  const places = JSON.stringify([site.locations, site.dealerships, site.timeZone])
  const fingerprint = hash('sha256', [READER, file.fingerprint, mappingText, places].join('\n'))
  return { file, mapping, dealer: feedDealer(site), onProgress, snapshotAt, fingerprint }
}
