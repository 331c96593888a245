import { isRunning } from '#domain/promotions/is-running.ts'
import type { Section, SectionKind, SectionOf } from '#domain/content/sections/section.ts'
import { chosenLocations } from '#domain/locations/chosen-locations.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contactDetails } from '../../contact/contact-details.ts'
import { locationsSection } from '../../contact/location-cards.server.ts'
import type { ShownForm } from '../../enquiries/form/shown-form.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import { postCards } from '../blog/post-cards.server.ts'
import { rangeTiles } from '../models/range-tiles.server.ts'
import { offerCards } from '../offers/offer-cards.server.ts'
import { shownText } from '../text/shown-text.server.ts'
import { shownPeople } from './shown-people.server.ts'
import type { ShownSection } from './shown-section.ts'
import { stockRow } from './stock-row.server.ts'

/** What a section may show: the dealer's data, the content at this time, and the title and form of its page. */
export type SectionDesk = {
  dealership: PublicDealership
  view: ContentView
  title: string
  form: ShownForm | null
}

type Shown = ShownSection | null
type Showing = {
  [Kind in SectionKind]: (section: SectionOf<Kind>, desk: SectionDesk) => Shown | Promise<Shown>
}

/** The sections of a page, in order. A section without anything to show is left out. */
export async function shownSections(
  sections: readonly Section[],
  desk: SectionDesk,
): Promise<ShownSection[]> {
  const shown = await Promise.all(sections.map((section) => shownSection(section, desk)))
  return shown.filter((section) => section !== null)
}

async function shownSection<Kind extends SectionKind>(
  section: SectionOf<Kind> & { kind: Kind },
  desk: SectionDesk,
): Promise<Shown> {
  const show: (section: SectionOf<Kind>, desk: SectionDesk) => Shown | Promise<Shown> = showing[section.kind]
  return show(section, desk)
}

const showing: Showing = {
  hero: ({ heading, text, picture, buttons = [] }, desk) => ({
    kind: 'hero',
    heading: heading ?? desk.title,
    text: text ?? null,
    picture: pictureOf(picture, desk),
    buttons,
  }),
  text: ({ heading, text, picture }, desk) => ({
    kind: 'text',
    heading: heading ?? null,
    text: textOf(text, desk),
    picture: pictureOf(picture, desk),
  }),
  pictures({ heading, pictures }, desk) {
    const shown = pictures.flatMap(({ caption, ...field }) => {
      const picture = pictureOf(field, desk)
      return picture ? [{ ...picture, caption: caption ?? null }] : []
    })
    return shown.length === 0 ? null : { kind: 'pictures', heading: heading ?? null, pictures: shown }
  },
  tiles: ({ heading, tiles }, desk) => ({
    kind: 'tiles',
    heading: heading ?? null,
    tiles: tiles.map(({ title, text, picture, link }) => ({
      title,
      text: text ?? null,
      picture: pictureOf(picture, desk),
      link: link ?? null,
    })),
  }),
  video({ heading, title, service, id, picture }, desk) {
    if (!desk.dealership.site.content.videoServices.includes(service)) return null
    const { name, player } = videoServices[service]
    return {
      kind: 'video',
      heading: heading ?? null,
      title,
      service: name,
      address: `${player}${id}?autoplay=1`,
      picture: pictureOf(picture, desk),
    }
  },
  async stock({ heading, search, most }, { dealership }) {
    const cars = await stockRow(search, most, dealership)
    return cars.length === 0 ? null : { kind: 'stock', heading: heading ?? null, cars, address: search }
  },
  async models({ heading, ...wanted }, { view, dealership }) {
    const tiles = await rangeTiles(wanted, view, dealership)
    return tiles.length === 0 ? null : { kind: 'models', heading: heading ?? null, tiles }
  },
  offers({ heading, specialOnly, most }, { view, dealership }) {
    const offers = offerCards(view, dealership, { specialOnly, most })
    return offers.length === 0 ? null : { kind: 'offers', heading: heading ?? null, offers }
  },
  posts({ heading, category, most }, { view, dealership }) {
    const posts = postCards(view, dealership, { category: category ?? null, most })
    return posts.length === 0 ? null : { kind: 'posts', heading: heading ?? null, posts }
  },
  people: ({ heading, people }, desk) => ({
    kind: 'people',
    heading: heading ?? null,
    people: shownPeople(people, desk.dealership, desk.view.previewedAt !== null),
  }),
  positions({ heading, positions }, desk) {
    const open = positions.filter(({ until }) => until === undefined || todayOf(desk) <= until)
    const shown = open.map(({ title, place, hours, text, until }) => ({
      title,
      facts: [place, hours].filter(Boolean).join(' · '),
      text: textOf(text, desk),
      closes: until === undefined ? null : longDay(until),
    }))
    return shown.length === 0 ? null : { kind: 'positions', heading: heading ?? null, positions: shown }
  },
  faq: ({ heading, questions }, desk) => ({
    kind: 'faq',
    heading: heading ?? null,
    questions: questions.map(({ question, answer }) => ({ question, answer: textOf(answer, desk) })),
  }),
  form: ({ heading }, { form }) => form && { kind: 'form', heading, form },
  locations({ heading, map, ...choice }, { dealership }) {
    const { site } = dealership
    const contact = contactDetails(site, chosenLocations(site.locations, choice))
    const hasPlaces = contact.places.length > 0
    if (!hasPlaces && (choice.which !== 'all' || contact.phone === null)) return null
    const cards = map && hasPlaces ? locationsSection(choice, dealership) : null
    return { kind: 'locations', heading: heading ?? null, contact, cards }
  },
  table: ({ heading, caption, columns, rows }) => ({
    kind: 'table',
    heading: heading ?? null,
    caption,
    columns,
    rows,
  }),
  quote: ({ text, name, role }) => ({ kind: 'quote', text, name, role: role ?? null }),
  banner({ picture, link, from = null, until = null }, desk) {
    const shown = isRunning({ from, until }, todayOf(desk)) ? pictureOf(picture, desk) : null
    return shown && { kind: 'banner', picture: shown, link: link ?? null }
  },
  frame({ heading, title, address, height }, { dealership: { site } }) {
    if (!site.content.frameHosts.includes(new URL(address).hostname)) return null
    return { kind: 'frame', heading: heading ?? null, title, address, height }
  },
}

/** Players without cookies, or without tracking. */
const videoServices = {
  youtube: { name: 'YouTube', player: 'https://www.youtube-nocookie.com/embed/' },
  vimeo: { name: 'Vimeo', player: 'https://player.vimeo.com/video/' },
} as const

function pictureOf(field: Parameters<typeof contentPicture>[0], { dealership, view }: SectionDesk) {
  return contentPicture(field, dealership, view.previewedAt !== null)
}

function textOf(text: Parameters<typeof shownText>[0], { dealership, view }: SectionDesk) {
  return shownText(text, dealership, view.previewedAt !== null)
}

function todayOf({ dealership: { site, now }, view }: SectionDesk) {
  return dayIn(site.timeZone, view.previewedAt ?? now())
}
