import { pagePath } from '#domain/shared/canonical-path.ts'
import type { Step } from '../server-context.ts'

/** Takes a step for these pages only, however their path is spelt, and for their data. */
export function forPages(pages: RegExp, step: Step): Step {
  return (c, next) => (pages.test(pagePath(c.req.path)) ? step(c, next) : next())
}
