import type { RequestListener } from 'node:http'
import type { ServerInstrumentation } from 'react-router'
import type { SharedPage } from '../page-cache/page-cache.ts'
import type { Step } from '../server-context.ts'

/** What the server does differently while it is traced. Nothing else of it knows OpenTelemetry. */
export type Tracing = {
  /** Gives every request its span. */
  around(listener: RequestListener): RequestListener
  /** Describes the request’s span once there is a response. */
  describeRequest: Step
  /** Describes the span of a request that was answered from the page cache. */
  fromCache(page: SharedPage): void
  /** Gives a page that is rendered again for the cache a trace of its own. */
  aroundRefresh<Result>(refresh: () => Promise<Result>): Promise<Result>
  /** Gives loaders and actions their spans. */
  routes: ServerInstrumentation
  /** Tells spans the slugs of the sites that run here. */
  useSlugs(slugOf: SlugOf): void
  /** Sends what is left, within a time limit. */
  stop(): Promise<void>
}

export type SlugOf = (siteId: string) => string | undefined
