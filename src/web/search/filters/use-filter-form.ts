import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { addressWhileTyping } from '#domain/search/query-text.ts'
import { hasReversedRange } from '#domain/search/reversed-range.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import type { SearchState } from '#domain/search/search-state.ts'

/** Waits for a pause in typing, so that not every letter starts a search. */
const TEXT_MS = 300
const RANGE_MS = 400
/** Half a place name is not a place, so this field applies when it loses the focus. */
const PLACE = 'near'

/** Applies the filter form as the visitor changes it, and resets it when the address changes. */
export function useFilterForm() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  // Not the address bar: while the visitor types, it shows the search without the typing marker.
  const shownRef = useRef(pathname + search)
  useEffect(() => {
    shownRef.current = pathname + search
  }, [pathname, search])
  const formRef = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The place field, from the first letter until what is typed there applies. */
  const halfTyped = useRef<HTMLInputElement>(null)

  const apply = useCallback(
    (addressOf: (state: SearchState) => string, isSent = false) => {
      clearTimeout(waiting.current)
      waiting.current = undefined
      if (!formRef.current) return
      const written = [...new FormData(formRef.current)].map(([name, value]) => [name, String(value)])
      const fields = new URLSearchParams(written)
      // Another field may apply while someone types a place. Their last place stays until then.
      if (halfTyped.current) fields.set(PLACE, halfTyped.current.defaultValue)
      // A submitted form is complete, so a minimum above its maximum is then swapped.
      if (!isSent && hasReversedRange(fields)) return
      // Changed filters give other results, so start again at page 1.
      const state = { ...readSearch(fields), page: 1 }
      const address = addressOf(state)
      if (address !== shownRef.current)
        void navigate(address, { preventScrollReset: true, ...masked(address, searchAddress(state)) })
    },
    [navigate],
  )
  const applyNow = useCallback(() => apply(searchAddress), [apply])

  const onChange = (event: React.FormEvent<HTMLFormElement>) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null
    const { type, name } = field ?? { type: '', name: '' }
    if (name === PLACE) {
      halfTyped.current = field
      return
    }
    clearTimeout(waiting.current)
    if (type === 'search') waiting.current = setTimeout(() => apply(addressWhileTyping), TEXT_MS)
    else if (type === 'number') waiting.current = setTimeout(applyNow, RANGE_MS)
    else applyNow()
  }

  const onBlur = (event: React.FocusEvent<HTMLFormElement>) => {
    const field: Element = event.target
    if (!(field instanceof HTMLInputElement) || field.name !== PLACE) return
    halfTyped.current = null
    if (field.value !== field.defaultValue) applyNow()
  }

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    halfTyped.current = null
    apply(searchAddress, true)
    formRef.current?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
  }

  useEffect(() => {
    if (navigation.state === 'idle') return undefined
    const form = formRef.current
    // When the results arrive, the form takes the values they were rendered with, unless the visitor is still typing.
    return () => {
      if (waiting.current === undefined) resetExcept(halfTyped.current, form)
    }
  }, [navigation.state])

  // Applies changes made before hydration, those in a field that the visitor is still typing into as if they came now.
  useEffect(() => {
    const form = formRef.current
    if (!form || !isChanged(form)) return
    const field = typedInto(form)
    if (field?.name === PLACE && field.value !== field.defaultValue) {
      halfTyped.current = field
      return
    }
    if (field?.type === 'number') waiting.current = setTimeout(applyNow, RANGE_MS)
    else apply(field?.type === 'search' ? addressWhileTyping : searchAddress)
  }, [apply, applyNow])

  useEffect(() => () => clearTimeout(waiting.current), [])

  return [formRef, { onChange, onBlur, onSubmit, applyNow }] as const
}

/** Shows an address that can be shared in place of one with the typing marker. */
function masked(address: string, shown: string) {
  return address === shown ? {} : { mask: shown }
}

function resetExcept(field: HTMLInputElement | null, form: HTMLFormElement | null) {
  const { value = '' } = field ?? {}
  form?.reset()
  if (field) field.value = value
}

function typedInto(form: HTMLFormElement) {
  const { activeElement: field } = document
  return field instanceof HTMLInputElement && field.form === form ? field : null
}

function isChanged(form: HTMLFormElement) {
  return [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : field instanceof HTMLSelectElement &&
        [...field.options].some((option) => option.selected !== option.defaultSelected),
  )
}
