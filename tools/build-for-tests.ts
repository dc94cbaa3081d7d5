/** What servers and browsers of tests are made of, built once: processes side by side would all build it. */
export async function buildForTests(): Promise<void> {
  // Loaded only here: what they import may just have been installed.
  const [{ ensureScript }, { ensureWidgets }, script, widgets, { findChromium }] =
    await Promise.all([
      import('./ensure-script.ts'),
      import('./ensure-widgets.ts'),
      import('../server/http/script-routes.ts'),
      import('../server/http/widget-routes.ts'),
      import('../test/kit/browser.ts'),
    ])
  await Promise.all([
    ensureScript(script.SCRIPT_DIR),
    ensureWidgets(widgets.WIDGETS_DIR),
    // Tests of the API need none.
    findChromium().catch(() => {}),
  ])
}
