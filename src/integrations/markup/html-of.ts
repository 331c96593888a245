import type { PageBlock, PageText, PageWords } from '#domain/rich-text/page-text.ts'

/** Writes a cleaned text as HTML, to be stored in place of what someone sent. Reading it gives the same text. */
export function htmlOf(blocks: PageText): string {
  return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: PageBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${wordsHtml(block.words)}</p>`
    case 'quote':
      return `<blockquote>${wordsHtml(block.words)}</blockquote>`
    case 'heading':
      return `<h${block.level}>${wordsHtml(block.words)}</h${block.level}>`
    case 'picture':
      return `<img src="${escaped(block.src)}" alt="${escaped(block.alt)}">`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${wordsHtml(item)}</li>`).join('')}</${tag}>`
    }
    case 'table': {
      const head = block.head.map((cell) => `<th>${wordsHtml(cell)}</th>`).join('')
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${wordsHtml(cell)}</td>`).join('')}</tr>`,
      )
      return `<table><tr>${head}</tr>${rows.join('')}</table>`
    }
  }
}

function wordsHtml(words: PageWords): string {
  return words
    .map(({ text, strong, emphasis, link }) => {
      const plain = escaped(text).replaceAll('\n', '<br>')
      const spoken = emphasis ? `<em>${plain}</em>` : plain
      const weighed = strong ? `<strong>${spoken}</strong>` : spoken
      return link === undefined ? weighed : `<a href="${escaped(link)}">${weighed}</a>`
    })
    .join('')
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
