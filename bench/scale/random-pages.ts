import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'
import { slugOf } from './scale-database.ts'

export type Page = { host: string; path: string }
export type PageKind = 'search' | 'home' | 'vehicle'

export const pageKinds: readonly PageKind[] = ['search', 'home', 'vehicle']

const searches = [
  '/search',
  '/search?make=Toyota',
  '/search?body=SUV',
  '/search?fuel=Diesel&transmission=Automatic',
  '/search?price=10000:30000',
  '/search?page=2',
  '/search?sortBy=price-asc',
  '/search?query=one+owner',
]

/** Pages of one kind, each of a site and a vehicle at random. */
export async function randomPages(
  url: string,
  sites: number,
  kind: PageKind,
  count: number,
): Promise<Page[]> {
  const slugs = Array.from({ length: count }, () => slugOf(Math.floor(Math.random() * sites)))
  return pagesOf(url, slugs, kind)
}

/** A page of each of these sites. */
export async function pagesOf(url: string, slugs: readonly string[], kind: PageKind): Promise<Page[]> {
  const paths = kind === 'vehicle' ? await vehiclePaths(url, slugs) : slugs.map(() => pathOf(kind))
  return slugs.map((slug, at) => ({ host: `${slug}.localhost`, path: paths[at] ?? '/' }))
}

function pathOf(kind: PageKind) {
  return kind === 'home' ? '/' : (searches[Math.floor(Math.random() * searches.length)] ?? '/search')
}

async function vehiclePaths(url: string, slugs: readonly string[]) {
  const { db, close } = openDatabase({ url })
  const shares = slugs.map(() => Math.random())
  const { rows } = await db.execute<{ slug: string }>(sql`
    select (
      select slug from cars where site_id = sites.id order by id
      offset floor(wanted.share * (select count(*) from cars where site_id = sites.id)) limit 1) as slug
    from unnest(${sql.param([...slugs])}::text[], ${sql.param(shares)}::float8[])
        with ordinality as wanted (site, share, at)
      join sites on sites.slug = wanted.site
    order by wanted.at`)
  await close()
  return rows.map(({ slug }) => `/cars/${slug}`)
}
