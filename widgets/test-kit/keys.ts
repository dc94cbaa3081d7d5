import { sendKeys } from '@web/test-runner-commands'

/** Presses a button by keyboard: WebKit lets a page copy after a person's press alone. */
export async function press(button: HTMLElement): Promise<void> {
  button.focus()
  await sendKeys({ press: 'Enter' })
}

/** Reads the clipboard; where the page may not, by pasting. */
export function clipboardText(): Promise<string> {
  return navigator.clipboard.readText().catch(pasted)
}

async function pasted(): Promise<string> {
  const field = document.createElement('textarea')
  document.body.append(field)
  field.focus()
  const filled = new Promise((resolve) => field.addEventListener('input', resolve, { once: true }))
  await sendKeys({ down: 'Control' })
  await sendKeys({ press: 'v' })
  await sendKeys({ up: 'Control' })
  await filled
  field.remove()
  return field.value
}
