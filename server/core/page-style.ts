/**
 * Styles of the few pages that people open from a mail: no assets, the colours of their system, one primary
 * button.
 */
export const PAGE_STYLE =
  ':root{color-scheme:light dark}*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,26rem);place-content:center;padding:24px}h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:0 0 4px}h1,h2,dt,button{font-weight:600}p,dl{margin:0 0 16px}dd{margin:0;overflow-wrap:anywhere}button,input,select{font:inherit;color:inherit;padding:10px 16px;border:1px solid color-mix(in srgb,currentColor 55%,transparent);border-radius:6px;background:none}input,select{display:block;inline-size:100%;padding-inline:12px}option{color:CanvasText;background:Canvas}button{cursor:pointer;margin-block:0 8px;margin-inline:0 8px;font-weight:600;background:CanvasText;color:Canvas;border-color:CanvasText}.plain{background:none;color:inherit;border-color:color-mix(in srgb,currentColor 30%,transparent)}details{margin:0 0 16px}summary{cursor:pointer;margin:0 0 8px}:focus-visible{outline:2px solid;outline-offset:2px}'
