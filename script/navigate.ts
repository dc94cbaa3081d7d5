/** Calls back after every navigation within the page, without touching what the history answers. */
export const onNavigate = (callback: () => unknown) => {
  if (self.Navigation) navigation.addEventListener('currententrychange', callback)
  else
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (...parameters) => {
        const answer = original(...parameters)
        callback()
        return answer
      }
    }
}
