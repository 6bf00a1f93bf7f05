import s from '../scene.module.css';

export function CodeScene() {
  return (
    <>
      <path className={s.a4} d="M48 34h188a12 12 0 0 1 12 12v134H36V46a12 12 0 0 1 12-12z" />
      <circle className={s.a3} cx="56" cy="52" r="5" />
      <circle className={s.a2} cx="72" cy="52" r="5" />
      <g className={s.a3}>
        <rect x="56" y="76" width="56" height="9" rx="4.5" />
        <rect x="76" y="96" width="84" height="9" rx="4.5" />
        <rect x="56" y="136" width="40" height="9" rx="4.5" />
      </g>
      <g className={s.a2}>
        <rect x="120" y="76" width="72" height="9" rx="4.5" />
        <rect x="76" y="116" width="52" height="9" rx="4.5" />
        <rect x="168" y="96" width="30" height="9" rx="4.5" />
      </g>
      <circle className={s.b2} cx="262" cy="124" r="44" />
      <path className={s.a4} d="M248 106l18 18-18 18 7 7 25-25-25-25z" />
    </>
  );
}
