import s from '../scene.module.css';

export function FieldScene() {
  return (
    <>
      <circle className={s.b2} cx="92" cy="62" r="40" />
      <path className={s.a2} d="M0 92c70-26 150-26 320 0v88H0z" />
      <path
        className={s.a3}
        d="M0 180l110-78h22L60 180zM104 180l44-80h22l-10 80zM206 180l-18-78h22l54 78zM300 180l-70-76h22l68 54v22z"
      />
      <path className={s.b3} d="M202 76h40v28h-40z" />
      <path className={s.a4} d="M196 54h36v10h-4v20h28l10 26h-70z" />
      <circle className={s.a4} cx="212" cy="116" r="18" />
      <circle className={s.a1} cx="212" cy="116" r="7" />
      <circle className={s.a4} cx="256" cy="122" r="11" />
      <circle className={s.a1} cx="256" cy="122" r="4" />
    </>
  );
}
