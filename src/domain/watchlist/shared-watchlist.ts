import { storableText } from '../shared/storable-text.ts'
import { MAX_FAVOURITES } from './favourites.ts'

/** The address of a list to share. It names the vehicles and nothing else: notes stay with the visitor. */
export function sharedWatchlistAddress(slugs: readonly string[]): string {
  return `/watchlist?cars=${slugs.slice(0, MAX_FAVOURITES).map(encodeURIComponent).join(',')}`
}

/** Reads the slugs of a shared list, each once. Anyone can write such an address, so unknown slugs are common. */
export function readSharedSlugs(text: string): string[] {
  const slugs = text
    .slice(0, MAX_FAVOURITES * MAX_SLUG_LENGTH)
    .split(',')
    .map((slug) => storableText(slug).trim())
  return [...new Set(slugs.filter(Boolean))].slice(0, MAX_FAVOURITES)
}

const MAX_SLUG_LENGTH = 200
