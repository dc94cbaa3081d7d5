import { css } from 'lit'

/** Pages of groups and rewards. */
export const programStyles = css`
  .page {
    max-inline-size: 1040px;
  }
  .panel + .panel,
  .panel + .actions,
  .columns + * {
    margin-block-start: 16px;
  }
  .panel > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 12px 16px;
    border-block-end: 1px solid var(--line);
  }
  .event {
    flex: none;
    inline-size: 140px;
    color: var(--soft);
  }
  .rows > li {
    align-items: baseline;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
    gap: 16px;
    align-items: start;
  }
  .part {
    padding: 16px;
  }
  .part + .part {
    border-block-start: 1px solid var(--line);
  }
  .part > h2 {
    margin-block-end: 8px;
  }
  .part > .field,
  .part > .field + .sentence,
  .part > p + .sentence {
    margin-block-start: 12px;
  }
  .sentence {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .sentence .end {
    margin-inline-start: auto;
  }
  .input.fit {
    inline-size: auto;
    max-inline-size: 100%;
  }
  .input.short {
    inline-size: 72px;
  }
  .input.value {
    flex: 1 1 120px;
    inline-size: auto;
    max-inline-size: 260px;
  }
  .modifiers > div {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding-block-end: 16px;
  }
  .modifiers > div > .sentence,
  .conditions {
    inline-size: 100%;
  }
  .modifiers > div + li {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--line);
  }
  .conditions {
    display: grid;
    gap: 8px;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--line);
  }
  .condition {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1.3fr) minmax(0, 1.3fr) 28px;
    gap: 8px;
    align-items: center;
  }
  .condition > .input {
    min-inline-size: 0;
    inline-size: 100%;
  }
  .condition > .against {
    grid-column: 3;
  }
  span.against {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .condition > .end {
    grid-area: 1 / 4;
  }
  .condition > .field-name {
    grid-area: 2 / 1;
  }
  .condition > .words {
    grid-area: 2 / 2 / auto / 4;
  }
  .rules {
    display: grid;
    gap: 8px;
  }
  .rules + .button,
  .sentence + .conditions,
  .conditions + .small-button,
  .sentence + fieldset {
    margin-block-start: 12px;
  }
  fieldset.sentence {
    gap: 8px 16px;
    margin: 12px 0 0;
    padding: 0;
    border: 0;
  }
  fieldset.sentence > legend {
    float: inline-start;
    padding: 0;
    font-weight: inherit;
    color: var(--soft);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  reward-simulation {
    display: block;
    margin-block-start: 16px;
  }
  .small-button {
    margin-inline-start: 16px;
  }
  .conflict {
    margin-block-end: 16px;
    border-color: var(--bad);
  }
  .conflict td {
    max-inline-size: none;
    white-space: normal;
  }
  @media (max-width: 900px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 560px) {
    .condition {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 28px;
    }
    .condition > .about {
      grid-column: 1 / 3;
    }
    .condition > .how {
      grid-area: 2 / 1;
    }
    .condition > .against {
      grid-area: 2 / 2;
    }
    .condition > .end {
      grid-area: 1 / 3;
    }
    .condition > .field-name {
      grid-area: 3 / 1;
    }
    .condition > .words {
      grid-area: 3 / 2 / auto / 3;
    }
  }
  @media (max-width: 760px) {
    .event {
      inline-size: 100%;
    }
  }
`
