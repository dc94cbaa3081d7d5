/** Hides a picture that cannot be loaded, or that the page forbids from elsewhere: a broken one says less than none. */
export function hidePicture({ target }: Event): void {
  if (target instanceof HTMLElement) target.hidden = true
}
