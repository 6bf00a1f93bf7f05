import s from '../scene.module.css';

export function WarehouseScene() {
  return (
    <>
      <path className={s.a2} d="M0 150h320v30H0z" />
      <path className={s.a3} d="M170 70h90v80h-90z" />
      <path className={s.a4} d="M206 70h18v30h-18z" />
      <path className={s.b2} d="M186 24h64v46h-64z" />
      <path className={s.b3} d="M210 24h16v18h-16z" />
      <path className={s.a4} d="M60 92h78v58H60z" />
      <path className={s.a2} d="M92 92h14v22H92z" />
      <path className={s.a4} d="M20 26h8v124h-8zM20 142h32v8H20z" />
    </>
  );
}
