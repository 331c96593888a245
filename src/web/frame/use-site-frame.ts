import { useRouteLoaderData } from 'react-router'
import type { SiteFrame } from './site-frame.ts'

/** The site's frame data; undefined when the site itself failed to load. */
export function useSiteFrame(): SiteFrame | undefined {
  return useRouteLoaderData<SiteFrame>('root')
}
