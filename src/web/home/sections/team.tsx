import { PeopleSection } from '../../content/sections/lists/people-section.tsx'
import type { HomePageData } from '../home-page-data.ts'

/** The first people of the page about the dealer. */
export function Team({ home: { team } }: { home: HomePageData }) {
  if (team === null) return null
  return (
    <PeopleSection
      section={{ kind: 'people', heading: 'Who you’ll meet', people: team.people }}
      more={{ label: 'More about us', href: team.more }}
    />
  )
}
