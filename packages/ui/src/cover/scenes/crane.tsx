import s from '../scene.module.css';

export function CraneScene() {
  return (
    <>
      <path className={s.a2} d="M36 76h74v104H36z" />
      <path className={s.b2} d="M110 104h64v76h-64z" />
      <path className={s.a4} d="M212 20h10v160h-10z" />
      <path className={s.a4} d="M120 30h160v9H120z" />
      <path className={s.a4} d="M134 39h3v34h-3zM124 73h24v18h-24zM256 39h22v16h-22z" />
      <path className={s.a1} d="M50 92h16v18H50zM80 92h16v18H80zM50 126h16v18H50zM80 126h16v18H80z" />
      <path className={s.white} d="M126 122h14v16h-14zM150 122h14v16h-14z" />
    </>
  );
}
