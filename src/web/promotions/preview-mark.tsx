import { useEffect } from 'react'

/** Says that the page is a preview. Its links load whole pages, because only this page is one. */
export function PreviewMark({ of }: { of: string }) {
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.target === '') link.target = '_self'
    }
    document.addEventListener('click', leave, { capture: true })
    return () => document.removeEventListener('click', leave, { capture: true })
  }, [])
  return (
    <output className="container">
      <strong>{`Preview of ${of}`}</strong>
    </output>
  )
}
