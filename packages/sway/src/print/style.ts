/** How printed cards look. Everything is in millimetres and points, and nothing is fetched. */

/** Ink and tint of each group, as in its pictures. */
const GROUPS = [
  ['#17332a', '#e4eddc'],
  ['#0f2d40', '#dfecf1'],
  ['#37262c', '#f3e8da'],
  ['#272044', '#e9e4f3'],
] as const;

export const CARD_STYLE = `
*{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact;color-scheme:light}
body{margin:0;background:#fff;font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Times New Roman",serif}
.card{position:relative;width:63mm;height:88mm;overflow:hidden;break-inside:avoid}
.face{display:flex;flex-direction:column;padding:3.6mm 3.6mm 3mm;background:#fffdf8;color:#26211b}
.face::after{content:"";position:absolute;inset:1.6mm;border:.35mm solid var(--ink);border-radius:2.2mm;pointer-events:none}
.face header{display:flex;align-items:center;gap:1.6mm;height:7.6mm;margin:-.2mm 0 1mm}
.face .sway{flex:none;display:grid;place-items:center;width:7.4mm;height:7.4mm;border-radius:50%;background:var(--ink);color:#fffdf8;font:700 13pt/1 system-ui,"Open Sans",sans-serif}
.face h2{margin:0;font-size:11.5pt;line-height:1.02;font-weight:600;letter-spacing:.005em}
.face h2.long{font-size:10pt}
.face h2.longest{font-size:7.8pt;overflow-wrap:anywhere}
.face .art{flex:none;height:41.85mm;margin:0 0 1.2mm;border-radius:1.2mm;overflow:hidden}
.face .art svg{display:block;width:100%;height:100%}
.face .power{display:flex;align-items:center;gap:1.2mm;margin:0;padding:.5mm 1.2mm;border-radius:1mm;background:var(--tint);color:var(--ink);font:600 8.5pt/1.2 system-ui,"Open Sans",sans-serif}
.face .power b{text-transform:capitalize}
.face .power span{margin-left:auto;font-weight:400;font-size:6.5pt;text-align:right}
.face .glyph{display:block;width:4.6mm;height:4.6mm}
.face .glyph svg{display:block}
.face .does{margin:1mm .4mm 0;font:6.6pt/1.25 system-ui,"Open Sans",sans-serif}
.face .lore{margin:auto .6mm;font-style:italic;line-height:1.22;text-wrap:pretty}
.face .lore.large{font-size:8.6pt}
.face .lore.medium{font-size:7.8pt}
.face .lore.small{font-size:7pt}
.face .lore.tiny{font-size:5.4pt;line-height:1.12}
.wordy .art{height:32mm}
.wordy .art svg{height:auto;margin-top:-5mm}
.back svg{display:block;width:63mm;height:88mm}
${GROUPS.map(([ink, tint], i) => `.group-${i}{--ink:${ink};--tint:${tint}}`).join('\n')}
`.trim();
