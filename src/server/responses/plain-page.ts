import { html } from 'hono/html'

type PlainPage = { nonce: string; title: string; body: unknown }

/** A page without a dealer’s branding. */
export function plainPage({ nonce, title, body }: PlainPage) {
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          :root {
            color-scheme: light dark;
            font:
              1.0625rem/1.6 system-ui,
              sans-serif;
          }
          body {
            max-width: 42rem;
            margin: 0 auto;
            padding: 12vh 1.25rem 4rem;
          }
          h1 {
            font-size: 1.75rem;
            line-height: 1.25;
            margin: 0 0 1rem;
          }
          ul {
            list-style: none;
            margin: 2rem 0;
            padding: 0;
            border-top: 1px solid color-mix(in srgb, currentcolor 18%, transparent);
          }
          li a {
            display: flex;
            flex-wrap: wrap;
            justify-content: space-between;
            gap: 0 1rem;
            padding: 0.75rem 0;
            color: inherit;
            text-decoration: none;
            border-bottom: 1px solid color-mix(in srgb, currentcolor 18%, transparent);
          }
          li a:hover strong,
          li a:focus-visible strong {
            text-decoration: underline;
          }
          li span {
            opacity: 0.7;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `
}
