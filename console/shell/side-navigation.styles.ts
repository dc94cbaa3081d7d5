import { css } from 'lit'

export const navigationStyles = css`
  :host {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    inline-size: var(--nav);
    block-size: 100dvh;
    border-inline-end: 1px solid var(--line);
  }
  header {
    padding: 12px 8px 4px;
  }
  footer {
    display: grid;
    gap: 1px;
    padding: 8px;
    border-block-start: 1px solid var(--line);
  }
  .top,
  .more {
    display: none;
  }
  nav {
    flex: 1;
    padding: 8px;
    overflow-y: auto;
  }
  :host([settings]) .main,
  :host([settings]) .entry {
    display: none;
  }
  nav h2 {
    padding: 16px 8px 4px;
    font-weight: 400;
  }
  nav ul {
    display: grid;
    gap: 1px;
  }
  nav a,
  footer a,
  .workspace {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    padding-inline: 8px;
    border-radius: var(--radius-small);
    color: var(--soft);
    text-decoration: none;
    transition: background var(--quick);
  }
  nav a:hover,
  footer a:hover,
  button.workspace:hover {
    background: var(--sunken);
    color: var(--text);
  }
  nav a[aria-current] {
    background: var(--sunken);
    color: var(--text);
  }
  nav a[aria-current] .icon {
    color: var(--accent);
  }
  .workspace {
    inline-size: 100%;
    min-block-size: 36px;
    border: 0;
    background: none;
    color: var(--text);
    text-align: start;
  }
  button.workspace {
    cursor: pointer;
  }
  .workspace .icon {
    margin-inline-start: auto;
    color: var(--soft);
  }
  .search {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 32px;
    margin-block-start: 4px;
    padding-inline: 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--soft);
    font: inherit;
    cursor: pointer;
  }
  .search:hover {
    color: var(--text);
  }
  .search kbd {
    margin-inline-start: auto;
    font: inherit;
    font-size: 12px;
  }
  .badge {
    display: inline-grid;
    place-content: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--radius-small);
    background: var(--text);
    color: var(--ground);
    font-size: 12px;
    line-height: 1;
    font-weight: 600;
    text-transform: uppercase;
  }
  .name {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name .bone {
    display: block;
    inline-size: 96px;
  }
  @media (max-width: 760px) {
    :host {
      z-index: 2;
      display: block;
      inline-size: auto;
      block-size: auto;
      border: 0;
      border-block-end: 1px solid var(--line);
      background: var(--ground);
    }
    header {
      display: flex;
      align-items: center;
      padding: 8px;
    }
    header > :first-child {
      flex: 1;
      min-inline-size: 0;
    }
    .top {
      display: block;
    }
    .search {
      inline-size: auto;
      min-block-size: 36px;
      margin: 0;
      border: 0;
      background: none;
    }
    .search span {
      position: absolute;
      clip-path: inset(50%);
    }
    .search kbd {
      display: none;
    }
    footer,
    .settings,
    nav .wide {
      display: none;
    }
    :host([settings]) .main,
    :host([settings]) .main .entry {
      display: flex;
    }
    nav {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      display: flex;
      padding: 4px 4px max(4px, env(safe-area-inset-bottom));
      border-block-start: 1px solid var(--line);
      background: var(--surface);
    }
    nav ul {
      display: contents;
    }
    nav li {
      position: relative;
      flex: 1;
      min-inline-size: 0;
    }
    .more {
      display: block;
      flex: 1;
      min-inline-size: 0;
    }
    nav a,
    .more button {
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 2px;
      min-block-size: 48px;
      padding-inline: 0;
      font-size: 11px;
      line-height: 16px;
    }
    .more button {
      inline-size: 100%;
      border: 0;
      border-radius: var(--radius-small);
      background: none;
      color: var(--soft);
      cursor: pointer;
    }
    .more .here {
      color: var(--text);
    }
    .more .here .icon {
      color: var(--accent);
    }
    nav a span,
    .more button span {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    nav a[aria-current] {
      background: none;
    }
    .count {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: calc(50% + 4px);
      margin: 0;
      padding-inline: 5px;
    }
  }
`
