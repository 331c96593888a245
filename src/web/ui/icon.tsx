const paths = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M4 5h5v5H4zM13 6h7M13 9h5M4 14h5v5H4zM13 15h7M13 18h5',
  download: 'M12 4v11M7 10.5l5 5l5-5M4 16v4h16v-4',
  share: 'M12 15V4M8 7.5l4-4l4 4M7 11H5v9h14v-9h-2',
  compare: 'M4 5h6v14H4zM14 5h6v14h-6z',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  bookmark: 'M6 4h12v16l-6-4.5L6 20z',
  heart: 'M12 20l-7.4-7.3a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
}

/** A decorative icon. A button with nothing else needs its own accessible name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
