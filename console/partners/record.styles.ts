import { css } from 'lit'

/** The head of a record: who it is, its key facts, and what can be done. */
export const recordStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-block-end: 8px;
    color: var(--soft);
    text-decoration: none;
  }
  .back:dir(rtl) .icon {
    transform: scaleX(-1);
  }
  header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 12px 24px;
  }
  .avatar {
    display: grid;
    place-content: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-end: -12px;
    border-radius: 999px;
    background: var(--sunken);
    color: var(--soft);
    font-weight: 600;
  }
  .who {
    overflow-wrap: anywhere;
  }
  header dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    font-variant-numeric: tabular-nums;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-block: 12px 8px;
  }
  partner-statement {
    margin-block-start: 16px;
  }
  @media (max-width: 1000px) {
    header {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    header dl {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 560px) {
    header {
      grid-template-columns: auto minmax(0, 1fr);
    }
    partner-actions {
      grid-column: 1 / -1;
    }
  }
`
