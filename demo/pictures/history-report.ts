export const HISTORY_REPORT = '/demo-media/sample-history-report.pdf'

const lines = [
  'Vehicle history report - sample',
  '',
  'Finance owing        none recorded',
  'Written off          no record',
  'Stolen               no record',
  'Safety recalls       none open',
  '',
  'This sample is part of a demo and describes no real vehicle.',
]

/** A page of text as a hand-written PDF, which a shopper opens as a vehicle’s history. */
export function historyReport(): string {
  const text = lines.map((line) => `(${line}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 18 TL 72 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
