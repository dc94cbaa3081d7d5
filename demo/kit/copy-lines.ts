const FEEDBACK_MS = 2000

/** A button beside each block of lines that puts them on the clipboard, as they are. */
for (const block of document.querySelectorAll<HTMLPreElement>('pre[data-copy]')) {
  const button = document.createElement('button')
  button.type = 'button'
  const say = (word: string) => {
    button.textContent = word
    button.setAttribute('aria-label', `${word}: ${block.dataset['copy']}`)
  }
  say('Copy')
  button.addEventListener('click', () => {
    const copied = navigator.clipboard?.writeText(block.textContent) ?? Promise.reject()
    void copied
      .then(
        () => say('Copied'),
        () => {
          // A page may not always write; then its lines are selected, for a key or a finger.
          getSelection()?.selectAllChildren(block)
          say('Selected')
        },
      )
      .then(() => setTimeout(say, FEEDBACK_MS, 'Copy'))
  })
  block.parentElement?.append(button)
}

export {}
