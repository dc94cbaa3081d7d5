/** Asks the app to show another workspace. */
export class SwitchWorkspaceEvent extends Event {
  readonly workspaceId: string

  constructor(workspaceId: string) {
    super('switch-workspace', { bubbles: true, composed: true })
    this.workspaceId = workspaceId
  }
}
