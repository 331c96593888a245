import type { EnquiryTopic } from './enquiry-topic.ts'
import { buyingTopics, reserve } from './buying-topics.ts'
import { owningTopics } from './owning-topics.ts'

export type Topic = Omit<EnquiryTopic, 'paths'> & {
  /** The canonical address. */
  path: string
}

/** The topic of an address, or `null` when the address has none. */
export function topicAt(path: string): Topic | null {
  if (/^\/cars\/[^/]+\/(?:checkout|buy-online)$/.test(path)) return knownBy(path, reserve)
  return topicByPath.get(path) ?? null
}

const topicByPath = new Map(
  [...buyingTopics, ...owningTopics].flatMap((topic) =>
    topic.paths.map((path): [string, Topic] => [path, knownBy(topic.paths[0], topic)]),
  ),
)

function knownBy(path: string, { paths: _paths, ...topic }: EnquiryTopic): Topic {
  return { ...topic, path }
}
