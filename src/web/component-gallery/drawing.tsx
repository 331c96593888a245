import './drawing.css'

type DrawingProps = { label: string; isDecorative?: boolean }

/** A placeholder for a photo, so that this page needs no image files. */
export function Drawing({ label, isDecorative = false }: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 600 400"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width="600" height="400" />
      <path d="M90 262c0-32 22-44 66-50l60-54c12-10 24-14 42-14h124c24 0 40 6 56 22l42 44c34 6 52 20 52 52v18H90z" />
      <circle cx="180" cy="282" r="38" />
      <circle cx="440" cy="282" r="38" />
    </svg>
  )
}
