import { pagePath, pageSlugAt } from '#domain/content/content-address.ts'
import type { PageBody } from '#domain/content/content-kinds.ts'
import { formattedTextsIn } from '#domain/content/formatted-text.ts'
import { plainPageText } from '#domain/rich-text/page-text.ts'
import { thirdPartyServices } from '#sites/third-party-services.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { passGate } from '../../customers/gate.server.ts'
import { shownForm } from '../../enquiries/form/shown-form.server.ts'
import { submitEnquiryForm } from '../../enquiries/submit-enquiry.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../../frame/page-head.server.ts'
import { contentExtras } from '../../promotions/content-extras.server.ts'
import { dealershipContext, type PageRequest } from '../../request/request-context.ts'
import { shownSections } from '../sections/shown-sections.server.ts'
import { contentForm, formOfPage } from './content-form.server.ts'
import { socialPicture } from './social-picture.ts'
import { findPage } from './find-page.server.ts'
import { notFound } from '../../frame/not-found.server.ts'

/** The page of content at this address, or `null`. */
export async function contentPageData({ request, url, context }: PageRequest) {
  await passGate(request, url, context)
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const slug = pageSlugAt(url.pathname)
  const view = await dealership.content()
  const page = slug === null ? null : findPage(slug, view, dealership)
  if (slug === null || page === null) return null

  const form = formOfPage(page, dealership)
  const shown = form && (await shownForm(form, { request, url, context, car: null }))
  const sections = await shownSections(page.sections, { dealership, view, title: page.title, form: shown })
  const path = pagePath(slug, site.forms)
  const picture = socialPicture(sections)
  return {
    title: page.title,
    extras: contentExtras(view, dealership),
    sections,
    // Where visitors change what they allowed, no matter who wrote the policy.
    thirdPartyServices: slug === 'privacy-policy' ? thirdPartyServices(site) : null,
    head: pageHead(site, url, {
      title: page.title,
      description: page.description,
      path,
      ...(picture && { image: { path: picture.src, alt: picture.alt } }),
      isIndexed: view.previewedAt === null,
      structuredData: structuredData(page, path, siteOrigin(site, url), dealership),
    }),
  }
}

/** Handles the form of the page at this address. */
export async function submitContentForm({ request, url, context }: PageRequest) {
  const dealership = context.get(dealershipContext)
  const slug = pageSlugAt(url.pathname)
  const page = slug === null ? null : findPage(slug, await dealership.content(), dealership)
  if (page === null) throw await notFound(url, dealership)
  // A form that someone opened before the dealer changed the page still arrives.
  const form = formOfPage(page, dealership) ?? contentForm('general', dealership)
  return submitEnquiryForm({ form, car: null, request, url }, context)
}

function structuredData(page: PageBody, path: string, origin: string, { textReader }: PublicDealership) {
  const questions = page.sections.flatMap((section) => (section.kind === 'faq' ? section.questions : []))
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: formattedTextsIn(answer)
          .map(({ text }) => plainPageText(textReader.read(text)))
          .join(' '),
      },
    })),
  }
  const steps = [
    { name: 'Home', path: '/' },
    { name: page.title, path },
  ]
  return [breadcrumbs(origin, steps), ...(questions.length > 0 ? [faq] : [])]
}
