export type FocusStop = {
  kind: 'line' | 'choice' | 'radio' | 'tick' | 'send' | 'other'
  /** The name of the field. */
  name: string
  isAnswered: boolean
  isOptional: boolean
  /** What to type to choose the first option of a list. */
  firstAnswer: string
  /** A fault that would leave a person without a mouse lost here. */
  fault: string | null
}

/** The focused element and whether the focus is visible. Runs inside the browser, so it uses nothing outside itself. */
export function focusStop(): FocusStop {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus')
  return {
    kind: kindOf(element),
    name: element.getAttribute('name') ?? '',
    isAnswered: isAnswered(element),
    isOptional: element.closest('.field')?.querySelector('.field__optional') != null,
    firstAnswer: element instanceof HTMLSelectElement ? wordToType(element) : '',
    fault: faultOf(element),
  }

  function kindOf(field: HTMLElement): FocusStop['kind'] {
    if (field.matches('input[type="radio"]')) return 'radio'
    if (field.matches('input[type="checkbox"]')) return 'tick'
    if (field.matches('input, textarea')) return 'line'
    if (field.matches('select')) return 'choice'
    return field.matches('#enquiry button[type="submit"]') ? 'send' : 'other'
  }

  function isAnswered(field: HTMLElement) {
    if (!(field instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(field.type)) {
      return 'value' in field && field.value !== ''
    }
    const group = field.form?.elements.namedItem(field.name)
    const all = group instanceof RadioNodeList ? [...group] : [group]
    // Choosing “No preference” tests nothing.
    return all.some((one) => one instanceof HTMLInputElement && one.checked && one.value !== '')
  }

  function wordToType({ options }: HTMLSelectElement) {
    const answer = [...options].find(({ value }) => value !== '')
    return answer?.text.split(' ')[0] ?? ''
  }

  function faultOf(focused: HTMLElement) {
    // The label around a radio button or a checkbox draws it.
    const shown = [focused, focused.closest('label')].filter((part) => part !== null)
    // In a date field, browsers draw the focus ring around the calendar button.
    const isInCalendar = focused.matches('input[type="datetime-local"]:not(:focus-visible)')
    if (!isInCalendar && !shown.some(hasRing)) return `shows no focus: ${focused.outerHTML.slice(0, 200)}`
    const { left, top, width, height } = focused.getBoundingClientRect()
    // Browsers bring the line with the cursor into view, and an empty box has one line.
    const middle = focused instanceof HTMLTextAreaElement ? Math.min(height / 2, 20) : height / 2
    const above = document.elementFromPoint(left + width / 2, top + middle)
    if (above && shown.some((part) => part.contains(above) || above.contains(part))) return null
    return `is covered or out of sight: ${focused.outerHTML.slice(0, 200)}, by ${above?.outerHTML.slice(0, 100)}`
  }

  function hasRing(part: HTMLElement) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return (isOutlined && outlineColor !== 'rgba(0, 0, 0, 0)') || boxShadow !== 'none'
  }
}
