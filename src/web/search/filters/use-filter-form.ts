import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { addressWhileTyping } from '#domain/search/query-text.ts'
import { hasHalfTypedRange } from '#domain/search/half-typed-range.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import type { SearchState } from '#domain/search/search-state.ts'

/** Somebody who types is not asked to wait for every letter. */
const TEXT_MS = 300
const RANGE_MS = 400
/** Half of a place’s name is no place, so it is looked for when it is written. */
const PLACE = 'near'

/** Applies the filter form as the visitor changes it, and sets it back to what the address says when that changes. */
export function useFilterForm() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  // Not the address bar: while words are being typed, it shows the search without the mark that says so.
  const shownRef = useRef(pathname + search)
  useEffect(() => {
    shownRef.current = pathname + search
  }, [pathname, search])
  const formRef = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = useCallback(
    (addressOf: (state: SearchState) => string, isSent = false) => {
      clearTimeout(waiting.current)
      waiting.current = undefined
      if (!formRef.current) return
      const written = [...new FormData(formRef.current)].map(([name, value]) => [name, String(value)])
      const fields = new URLSearchParams(written)
      // Who sends the form has finished typing: two ends the wrong way round are then meant the right way round.
      if (!isSent && hasHalfTypedRange(fields)) return
      // What changes makes other results, so the page is not carried over.
      const state = { ...readSearch(fields), page: 1 }
      const address = addressOf(state)
      if (address !== shownRef.current)
        void navigate(address, { preventScrollReset: true, ...masked(address, searchAddress(state)) })
    },
    [navigate],
  )
  const applyNow = useCallback(() => apply(searchAddress), [apply])

  const onChange = (event: React.FormEvent<HTMLFormElement>) => {
    const { type, name } = event.target instanceof HTMLInputElement ? event.target : { type: '', name: '' }
    if (name === PLACE) return
    clearTimeout(waiting.current)
    if (type === 'search') waiting.current = setTimeout(() => apply(addressWhileTyping), TEXT_MS)
    else if (type === 'number') waiting.current = setTimeout(applyNow, RANGE_MS)
    else applyNow()
  }

  const onBlur = (event: React.FocusEvent<HTMLFormElement>) => {
    const field: Element = event.target
    if (field instanceof HTMLInputElement && field.name === PLACE && field.value !== field.defaultValue)
      applyNow()
  }

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(searchAddress, true)
    formRef.current?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  }

  useEffect(() => {
    if (navigation.state === 'idle') return undefined
    const form = formRef.current
    // Once the results are there, the form takes the values they were rendered with. Who is still typing is left alone.
    return () => {
      if (waiting.current === undefined) form?.reset()
    }
  }, [navigation.state])

  // What was chosen before the page could follow it counts as well. Words may still be on their way.
  useEffect(() => {
    const form = formRef.current
    if (form && isChanged(form)) apply(isBeingTyped(form) ? addressWhileTyping : searchAddress)
  }, [apply])

  useEffect(() => () => clearTimeout(waiting.current), [])

  return [formRef, { onChange, onBlur, onSubmit, applyNow }] as const
}

/** The address to show in place of one that says that words are still being typed: one that can be shared. */
function masked(address: string, shown: string) {
  return address === shown ? {} : { mask: shown }
}

function isBeingTyped(form: HTMLFormElement) {
  const { activeElement } = document
  return (
    activeElement instanceof HTMLInputElement &&
    activeElement.form === form &&
    activeElement.type === 'search'
  )
}

function isChanged(form: HTMLFormElement) {
  return [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : field instanceof HTMLSelectElement &&
        [...field.options].some((option) => option.selected !== option.defaultSelected),
  )
}
