import s from '../scene.module.css';

export function ShipScene() {
  return (
    <>
      <circle className={s.b2} cx="84" cy="60" r="38" />
      <path className={s.a4} d="M60 98h210l-26 50H92z" />
      <path className={s.a1} d="M60 98h210l-5 10H66z" />
      <path className={s.a3} d="M132 62h74v36h-74z" />
      <path className={s.b3} d="M150 30h16v32h-16zM176 38h16v24h-16z" />
      <path className={s.white} d="M142 74h12v12h-12zM163 74h12v12h-12zM184 74h12v12h-12z" />
      <path className={s.a2} d="M0 142c40-10 80-10 120 0s80 10 120 0 60-8 80-4v42H0z" />
      <path className={s.a3} d="M0 160c40-10 80-10 120 0s80 10 120 0 60-8 80-4v24H0z" />
      <path className={s.a4} d="M262 26h6v72h-6zM226 26h78v7h-78zM232 33h3v22h-3z" />
    </>
  );
}
