import { href } from 'react-router'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { shownPeople } from '../content/sections/shown-people.server.ts'

/** As many as stand in one row. */
const PEOPLE_SHOWN = 3

/** What the home page says about the workshop: `null` without a picture of it. */
export function workshopData({ site: { service }, picture }: PublicDealership) {
  const photo = service.photo && picture(service.photo.url)
  if (!service.photo || !photo) return null
  return {
    intro: service.intro,
    photo: { picture: photo, alt: service.photo.alt },
    // The first few words of each are enough beside the picture.
    includes: service.blurbs.slice(0, 3).map(({ title }) => title),
  }
}

/** The first people of the page about the dealer; `null` where it names none. */
export function teamData(view: ContentView, dealership: PublicDealership) {
  const about = view.find('page', 'about-us')
  const found = about?.body.sections.find((section) => section.kind === 'people')
  if (!found) return null
  const people = found.people.slice(0, PEOPLE_SHOWN)
  return { people: shownPeople(people, dealership, view.previewedAt !== null), more: href('/about-us') }
}
