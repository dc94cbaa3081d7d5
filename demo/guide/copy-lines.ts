/** A button beside each block of lines that puts them on the clipboard. */
for (const block of document.querySelectorAll<HTMLPreElement>('pre[data-copy]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${block.dataset['copy']}`)
  button.addEventListener('click', () => {
    void navigator.clipboard
      .writeText(block.textContent.trim())
      .then(
        () => 'Copied',
        () => 'Select and copy by hand',
      )
      .then((word) => (button.textContent = word))
  })
  block.parentElement?.append(button)
}

export {}
