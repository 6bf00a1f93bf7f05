import s from '../scene.module.css';

export function LedgerScene() {
  return (
    <>
      <path className={s.a2} d="M0 150h320v30H0z" />
      <path className={s.a3} d="M40 108h30v42H40zM82 84h30v66H82z" />
      <path className={s.a4} d="M124 56h30v94h-30z" />
      <path className={s.b3} d="M34 78l46-30 30 14 52-38 6 8-58 42-30-14-42 26z" />
      <rect className={s.a4} x="190" y="34" width="92" height="120" rx="10" />
      <path className={s.b2} d="M204 48h64v24h-64z" />
      <path
        className={s.a1}
        d="M204 84h16v14h-16zM228 84h16v14h-16zM204 106h16v14h-16zM228 106h16v14h-16zM204 128h16v14h-16zM228 128h16v14h-16z"
      />
      <path className={s.b2} d="M252 84h16v58h-16z" />
    </>
  );
}
