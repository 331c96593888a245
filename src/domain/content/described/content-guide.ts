/** The part of docs/content.md that people wrote. */
export const contentGuide = `# Content

Pages, posts, offers, popups, banners and redirects are documents of a site. Each has a kind and a slug, such as the page
\`about-us\`, and every version of it is stored.

## Write and publish

\`\`\`
npm run forecourt -- list-content --site harbour
npm run forecourt -- show-content --site harbour page about-us > about-us.json
npm run forecourt -- save-content --site harbour about-us.json
npm run forecourt -- preview-content --site harbour page about-us
npm run forecourt -- publish-content --site harbour page about-us --at 2026-12-01T08:00:00+10:00
\`\`\`

A file has one document, or a list of them:

\`\`\`json
{
  "kind": "page",
  "slug": "our-story",
  "body": {
    "title": "Our story",
    "description": "How we started, and who we are now.",
    "sections": [
      { "kind": "hero", "text": "Two brothers, one hoist and a shed in Wynnum." },
      { "kind": "text", "text": "We **opened** in 1988. [Come and see us](/locations)." },
      { "kind": "form" }
    ]
  }
}
\`\`\`

- \`save-content\` stores a draft. With \`--publish\` or \`--at\` it is published as well. A faulty document changes nothing, and
  the errors name each faulty field.
- \`publish-content\` publishes the newest version, or the one with \`--number\`, now or at a time. A time needs its offset.
  Visitors see the version whose time came last, and every running server changes over on time.
- \`unschedule-content\` makes a scheduled version a draft again. \`unpublish-content\` takes a document off the site.
- \`revert-content\` saves an earlier version again as the newest one.
- \`preview-content\` prints a link that shows the site as of a time, with drafts, to anyone who has it. The link expires, search
  engines ignore it, and its pages say that they are a preview.

## Addresses

| document | address |
|---|---|
| page \`about-us\`, \`careers\`, \`fleet\`, \`warranty\`, \`roadside-assist\`, \`diamond-advantage\` | \`/about-us\` and so on |
| page \`faqs\` | \`/pages/faqs\` |
| page \`privacy-policy\`, \`terms-and-conditions\`, \`value-my-car-terms-and-conditions\` | \`/privacy-policy\` and so on; below \`/pages/\` where \`forms.pagesPrefix\` is set |
| any other page | \`/{slug}\` |
| post | \`/blog/{slug}\`, and in \`/blog\`, \`/blog/{category}\` and \`/blog/rss.xml\` |
| offer | \`/offers/{slug}\`, in \`/offers\` and, if it is special, in \`/special-offers\` |
| popup | over the home page, and the pages of posts, offers and other content |
| banner | the home page and \`/offers\` |

The pages with fixed addresses exist without a document too, with a text made from the site’s settings. A document replaces it.

## Text

Formatted text is Markdown with tables, or \`{ "html": "…" }\`. Both keep headings, paragraphs, lists, quotes, links, pictures,
tables, bold and italics, and nothing else: scripts, styles and frames never get through. HTML is cleaned when it is saved.
Markdown with HTML in it is refused. Text is cleaned again whenever it is read.

Links go to a path on the site, or to an \`https://\`, \`mailto:\` or \`tel:\` address.
`
