import { css } from 'lit'

/** The side bar below 1,200 px: pictures alone, with their names as tooltips. The settings keep theirs. */
export const iconBarStyles = css`
  @media (min-width: 761px) and (max-width: 1199px) {
    :host(:not([settings])) {
      z-index: 2;
      inline-size: 56px;
    }
    :host(:not([settings])) .main {
      overflow: visible;
    }
    :host(:not([settings])) account-menu {
      margin-inline: 4px -4px;
    }
    :host(:not([settings])) :is(.entry, .search, .workspace) {
      position: relative;
      justify-content: center;
      min-block-size: 40px;
    }
    :host(:not([settings])) .count {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 0;
      margin: 0;
      padding-inline: 5px;
      line-height: 14px;
    }
    :host(:not([settings])) .search {
      border-color: transparent;
      background: none;
    }
    :host(:not([settings])) .workspace > .icon,
    :host(:not([settings])) .search kbd {
      display: none;
    }
    :host(:not([settings])) :is(.entry, .search) span,
    :host(:not([settings])) .workspace .name {
      position: absolute;
      inset-inline-start: calc(100% + 12px);
      padding: 4px 8px;
      border-radius: var(--radius-small);
      background: var(--text);
      color: var(--ground);
      font-size: 12px;
      font-weight: 400;
      line-height: 16px;
      white-space: nowrap;
      pointer-events: none;
    }
    :host(:not([settings])) :is(.entry, .search):not(:hover, :focus-visible) span,
    :host(:not([settings])) .workspace:not(:hover, :focus-visible) .name {
      clip-path: inset(50%);
    }
  }
`
