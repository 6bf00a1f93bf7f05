import s from '../scene.module.css';

export function FlaskScene() {
  return (
    <>
      <circle className={s.b2} cx="226" cy="66" r="42" />
      <path className={s.a2} d="M0 150h320v30H0z" />
      <path className={s.white} d="M96 28h44v10h-6v40l38 62a8 8 0 0 1-7 12H71a8 8 0 0 1-7-12l38-62V38h-6z" />
      <path className={s.a3} d="M90 100h56l24 40a7 7 0 0 1-6 10H72a7 7 0 0 1-6-10z" />
      <circle className={s.a1} cx="106" cy="126" r="8" />
      <circle className={s.a1} cx="128" cy="114" r="5" />
      <path className={s.a4} d="M212 60h30v92h-30z" />
      <path className={s.b3} d="M218 92h18v54h-18z" />
      <path className={s.a4} d="M206 52h42v10h-42zM260 84h24v68h-24z" />
      <path className={s.a1} d="M265 108h14v38h-14z" />
    </>
  );
}
