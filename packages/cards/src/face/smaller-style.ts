/** How medium and small faces look. Nobody prints them: they lie on a table and are read from a chair. */

/** What tells a tone from the others at a distance. */
const MARKS = ['#2b7448', '#a94e24', '#635d72', '#6247a8'] as const;

/** Below these widths a medium face has its name under the art, then none: number, sign and, upright, its kind. */
const NARROW_BELOW = '98px';
const UPRIGHT_BELOW = '72px';
/** Below these a small face leaves out the short rule, and then any face its kind. */
const SHORT_BELOW = '80px';
const BARE_BELOW = '50px';
const SLIVER_BELOW = '40px';

const SANS = 'var(--font-ui,system-ui,sans-serif)';

/** Medium and small. A side shows by its colour and by the cut of the upper corner; letters are never below 9 px. */
export const SMALLER_FACE_STYLE = `@layer card-face{
.card-face:is(.is-medium,.is-small){display:block;border-radius:7%/5%;font-family:${SANS};line-height:1.1;text-align:center}
.card-face:is(.is-medium,.is-small)::after{inset:0;border:max(1.5px,1.6cqw) solid var(--mark);border-radius:inherit}
.card-face.crowned:is(.is-medium,.is-small)::after{border-width:max(3px,3.2cqw);border-style:double}
:is(.is-medium,.is-small) :is(.card-head,.card-art,.card-kind,.card-short,.card-inside){display:flex}
:is(.is-medium,.is-small) .card-inside .card-rank{position:relative;background:var(--mark);color:#fff;font-family:${SANS}}
.crowned:is(.is-medium,.is-small) .card-rank::before{content:"";position:absolute;top:-14%;right:-16%;width:52%;height:48%;background:#ffd34d;clip-path:polygon(50% 0,100% 100%,0 100%)}
.announced:is(.is-medium,.is-small) .card-sign{background:#ffc78a}
.card-face.is-medium .card-inside{padding:4.5cqw 5cqw 4cqw;gap:2.5cqw}
.is-medium .card-inside .card-head{height:auto;min-height:23cqw;margin:0;gap:4cqw}
.is-medium .card-inside .card-rank{width:22cqw;height:22cqw;font-size:15cqw}
.is-medium .card-inside .card-name{flex:1;min-width:0;font-size:11cqw;line-height:1.05;letter-spacing:-.01em;text-wrap:balance}
.is-medium .card-inside .card-name.long{font-size:10cqw}
.is-medium .card-inside .card-name.longest{font-size:8.6cqw}
.is-medium .card-inside .card-art{position:relative;flex:1 1 0;height:auto;min-height:0;margin:0;border-radius:3cqw;align-items:center}
.is-medium .card-inside .card-art svg{flex:none;width:100%;height:auto}
.is-medium .card-inside .card-kind{flex:none;justify-content:center;gap:3cqw;padding:1.5cqw 2cqw;border-radius:3cqw;font-size:max(10px,10.5cqw);line-height:1.1}
.is-medium .card-inside .card-sign{flex:none;width:15cqw;height:15cqw;border-radius:20%}
.is-medium .card-inside .card-short{flex:none;align-items:center;justify-content:center;min-height:13cqw;font:600 max(10px,10cqw)/1.1 ${SANS};text-wrap:balance}
@container (width < ${NARROW_BELOW}){
.is-medium .card-inside .card-head{display:contents}
.is-medium .card-inside .card-rank{position:absolute;z-index:1;top:3px;left:3px;width:26px;height:26px;font-size:17px}
.is-medium .card-inside .card-name{order:1;flex:none;display:grid;place-content:center;min-height:23px;font-size:11px;text-align:center}
.is-medium .card-inside .card-name.long{font-size:10.5px}
.is-medium .card-inside .card-name.longest{font-size:9px}
.is-medium .card-inside .card-art{margin:-4.5cqw -5cqw 0;border-radius:0}
.is-medium .card-inside .card-kind{order:2;padding:0 1px;font-size:10px}
.is-medium .card-inside .card-sign{position:absolute;z-index:1;top:4px;left:31px;width:24px;height:24px;padding:3px;background:#fffdf8e6}
.is-medium .card-inside .card-short{order:3;min-height:12px;font-size:10px}
}
@container (width < ${UPRIGHT_BELOW}){
.is-medium .card-inside :is(.card-name,.card-short){display:none}
.is-medium .card-inside .card-kind{display:contents}
.is-medium .card-inside .card-art{position:absolute;inset:0;margin:0;justify-content:center}
.is-medium .card-inside .card-art svg{width:auto;height:100%}
.is-medium .card-inside .card-rank{width:max(26px,46cqw);height:max(26px,46cqw);font-size:max(17px,31cqw);box-shadow:0 0 0 1.5px #fffdf8}
.is-medium .card-inside .card-sign{top:calc(6px + max(26px,46cqw));left:4px;width:max(24px,42cqw);height:max(24px,42cqw);background:#fffdf8ec;color:var(--ink)}
.is-medium .card-inside .card-kind b{position:absolute;inset:0 0 0 auto;width:16px;padding-top:12px;background:#fffdf8f0;color:var(--ink);font:700 11px/16px ${SANS};letter-spacing:-.01em;writing-mode:vertical-rl;text-align:center}
}
@container (width < ${SLIVER_BELOW}){.is-medium .card-inside .card-kind b{display:none}}
.is-small .card-inside .card-art{position:absolute;inset:0;height:auto;margin:0;border-radius:0;justify-content:center}
.is-small .card-inside .card-art svg{flex:none;width:auto;height:100%}
.is-small .card-inside .card-rank{position:absolute;top:4cqw;left:4cqw;width:max(24px,40cqw);height:max(24px,40cqw);font-size:max(16px,28cqw);box-shadow:0 0 0 1.5px #fffdf8}
.is-small .card-inside .card-sign{position:absolute;top:calc(7cqw + max(24px,40cqw));left:5cqw;width:max(22px,36cqw);height:max(22px,36cqw);padding:4cqw;border-radius:9cqw;background:#fffdf8ec;color:var(--ink)}
.is-small .card-inside .card-kind{position:absolute;inset:auto 0 0;flex-direction:column;gap:0;padding:2cqw 2cqw 4cqw;border-radius:0;background:#fffdf8f0;font-size:max(9px,14cqw);line-height:1.1;letter-spacing:-.02em}
.is-small .card-inside .card-kind .card-short{display:block;margin:0;font-weight:400;font-size:max(9px,12cqw);text-align:center}
@container (width < ${SHORT_BELOW}){.is-small .card-inside .card-kind .card-short{display:none}}
@container (width < ${BARE_BELOW}){.is-small .card-inside .card-kind{display:none}}
.is-medium.tone-0,.is-small.tone-0{border-top-left-radius:18% 13%}
.is-medium.tone-1,.is-small.tone-1{clip-path:polygon(12% 0,100% 0,100% 100%,0 100%,0 9%)}
.is-medium.tone-2,.is-small.tone-2{border-top-left-radius:0}
${MARKS.map((mark, i) => `.tone-${i}{--mark:${mark}}`).join('\n')}
}`;
