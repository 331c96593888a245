import { useRouteLoaderData } from 'react-router'
import type { SiteFrame } from './site-frame.ts'

/** What stands around this page; nothing where not even the site could be told. */
export function useSiteFrame(): SiteFrame | undefined {
  return useRouteLoaderData<SiteFrame>('root')
}
