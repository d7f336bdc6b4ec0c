/** How a whole face looks, on a screen and on paper. Lengths are hundredths of the card's width, which is 63 mm on paper,
 *  and nothing is fetched. The styles are in a layer, so that a page can override them. */

/** Ink and tint of each tone, as in its pictures. */
const TONES = [
  ['#17332a', '#e4eddc'],
  ['#0f2d40', '#dfecf1'],
  ['#37262c', '#f3e8da'],
  ['#272044', '#e9e4f3'],
] as const;

export const FACE_STYLE = `@layer card-face{
.card-face{position:relative;container-type:inline-size;width:100%;aspect-ratio:63/88;overflow:hidden;box-sizing:border-box;background:#fffdf8;color:#26211b;font-family:Alegreya,"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Times New Roman",serif}
.card-face *{box-sizing:border-box}
.card-face::after{content:"";position:absolute;inset:2.54cqw;border:0.56cqw solid var(--ink);border-radius:3.49cqw;pointer-events:none}
.card-inside{position:absolute;inset:0;display:flex;flex-direction:column;padding:5.71cqw 5.71cqw 4.76cqw}
.card-head{display:flex;align-items:center;gap:2.54cqw;height:12.06cqw;margin:-0.32cqw 0 1.59cqw}
.card-inside .card-rank{flex:none;display:grid;place-items:center;width:11.75cqw;height:11.75cqw;border-radius:50%;background:var(--ink);color:#fffdf8;font:700 7.28cqw/1 Figtree,system-ui,"Open Sans",sans-serif}
.card-inside .card-name{margin:0;font-size:6.44cqw;line-height:1.02;font-weight:600;letter-spacing:.005em;text-align:left}
.card-inside .card-name.long{font-size:5.6cqw}
.card-inside .card-name.longest{font-size:4.37cqw;overflow-wrap:anywhere}
.card-inside .card-art{flex:none;height:66.43cqw;margin:0 0 1.9cqw;border-radius:1.9cqw;overflow:hidden}
.card-inside .card-art svg{display:block;width:100%;height:100%}
.card-inside .card-kind{display:flex;align-items:center;gap:1.9cqw;margin:0;padding:0.79cqw 1.9cqw;border-radius:1.59cqw;background:var(--tint);color:var(--ink);font:600 4.76cqw/1.2 Figtree,system-ui,"Open Sans",sans-serif}
.card-inside .card-kind b{text-transform:capitalize}
.card-inside .card-kind span{margin-left:auto;font-weight:400;font-size:3.64cqw;text-align:right}
.card-inside .card-sign{display:block;width:7.3cqw;height:7.3cqw}
.card-inside .card-sign svg{display:block}
.card-inside .card-rule{margin:1.8cqw .63cqw 0;font:4.1cqw/1.25 Figtree,system-ui,"Open Sans",sans-serif;text-align:left}
.card-inside .card-lore{margin:auto 0.95cqw;font-style:italic;line-height:1.22;text-align:left;text-wrap:pretty}
.card-lore.large{font-size:4.82cqw}
.card-lore.medium{font-size:4.37cqw}
.card-lore.small{font-size:3.92cqw}
.card-lore.tiny{font-size:3.02cqw;line-height:1.12}
.wordy .card-art{height:50.79cqw}
.wordy .card-art svg{height:auto;margin-top:-7.94cqw}
${TONES.map(([ink, tint], i) => `.tone-${i}{--ink:${ink};--tint:${tint}}`).join('\n')}
}`;
